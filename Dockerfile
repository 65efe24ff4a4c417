# docker build -t vesuvius . && docker run -p 8079:8079 -v vesuvius:/data vesuvius
# The first image has a compiler for the fast twins and builds the web client; the second has neither.
FROM python:3.12 AS build
COPY . /src
RUN pip wheel --no-cache-dir -c /src/constraints.txt -w /wheels /src

FROM python:3.12-slim
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --no-index /wheels/*.whl && rm -rf /wheels \
    && useradd --create-home vesuvius && install -d -o vesuvius /data
USER vesuvius
ENV VESUVIUS_DATA=/data
VOLUME /data
EXPOSE 8079
CMD ["vesuvius", "serve", "--host", "0.0.0.0"]
