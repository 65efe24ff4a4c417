# docker build -t vesuvius . && docker run -p 8079:8079 -v vesuvius:/data vesuvius
# The first image has a compiler and builds the fast twins and the web client; the second only installs the result.
# Every package is one of the lock files', by its hash. For images by digest see docs/hosting.md.
ARG BUILD=python:3.12
ARG RUN=python:3.12-slim

FROM ${BUILD} AS build
COPY build.lock requirements.lock /locks/
RUN pip install --no-cache-dir --require-hashes --only-binary :all: -r /locks/build.lock \
    && pip download --no-cache-dir --require-hashes --only-binary :all: -d /wheels -r /locks/requirements.lock
COPY . /src
RUN pip wheel --no-cache-dir --no-index --no-deps --no-build-isolation -w /wheels /src

FROM ${RUN}
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --no-index /wheels/*.whl && rm -rf /wheels \
    && useradd --create-home vesuvius && install -d -o vesuvius /data
USER vesuvius
ENV VESUVIUS_DATA=/data
VOLUME /data
EXPOSE 8079
CMD ["vesuvius", "serve", "--host", "0.0.0.0"]
