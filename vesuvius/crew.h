/* Threads that share out pieces of work, such as the games of a batch (batch.py).

The caller is part 0, each thread another part. Every part has its own pieces, always the same, so that what they touch
stays in one core's cache; a part that is done takes what others have left. The threads wait in C, first spinning, then
asleep: handing work over takes no lock of Python's, and costs about a microsecond while they spin. They never touch an
object of Python's but through the work they are given.

Locks and threads are those of Python's C API, which every platform has. */

#include "Python.h"
#include "pythread.h"

#include <stdlib.h>

#ifdef _MSC_VER
#include <intrin.h>
typedef volatile long Number;
#define CREW_GET(number) _InterlockedOr(&(number), 0)
#define CREW_SET(number, value) _InterlockedExchange(&(number), value)
#define CREW_ADD(number, value) _InterlockedExchangeAdd(&(number), value) /* the value before */
#define CREW_TURN(number, from, to) (_InterlockedCompareExchange(&(number), to, from) == (from))
#else
typedef int Number;
#define CREW_GET(number) __atomic_load_n(&(number), __ATOMIC_SEQ_CST)
#define CREW_SET(number, value) __atomic_store_n(&(number), value, __ATOMIC_SEQ_CST)
#define CREW_ADD(number, value) __atomic_fetch_add(&(number), value, __ATOMIC_SEQ_CST)
static inline int crew_turn(Number *number, int from, int to) {
    return __atomic_compare_exchange_n(number, &from, to, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}
#define CREW_TURN(number, from, to) crew_turn(&(number), from, to)
#endif

#if defined(_MSC_VER) && (defined(_M_X64) || defined(_M_IX86))
#define CREW_PAUSE() _mm_pause()
#elif defined(__x86_64__) || defined(__i386__)
#define CREW_PAUSE() __builtin_ia32_pause()
#elif defined(__GNUC__) && defined(__aarch64__)
#define CREW_PAUSE() __asm__ __volatile__("isb") /* yield would not wait at all */
#else
#define CREW_PAUSE() ((void)0)
#endif

#define CREW_LAST 2   /* so many pieces no one takes from a part that is at work: fetching what they touch costs more */
#define CREW_LINE 128 /* two lines of the cache, because some processors fetch them in pairs */

enum { CREW_IDLE, CREW_CALLED, CREW_BUSY };

typedef void (*Work)(void *of, int part);

/* One that waits: it sets asleep before it looks a last time, so that no bell is missed. */
typedef struct {
    Number asleep;
    PyThread_type_lock bell;
} Sleeper;

typedef struct Crew Crew;

typedef struct {
    Number next; /* of its pieces; written by whoever takes one */
    int first, end;
    char apart[CREW_LINE - 3 * sizeof(int)];
    Number state; /* written by the caller and by the thread */
    Sleeper sleeper;
    Crew *crew;
    int number;
    char after[CREW_LINE];
} Part;

struct Crew {
    int parts, spins;
    Work work;
    void *of;
    Number over;
    char apart[CREW_LINE];
    Number alive; /* the threads and the caller: the last one to leave frees the memory */
    Sleeper caller;
    char after[CREW_LINE];
    Part part[];
};

static void crew_ring(Sleeper *sleeper) {
    if (CREW_GET(sleeper->asleep) && CREW_TURN(sleeper->asleep, 1, 0))
        PyThread_release_lock(sleeper->bell);
}

static void crew_wait(Crew *crew, Number *state, int wanted, Sleeper *sleeper) {
    for (;;) {
        for (int i = 0; i <= crew->spins; i++) {
            if (CREW_GET(*state) == wanted)
                return;
            CREW_PAUSE();
        }
        CREW_SET(sleeper->asleep, 1);
        if (CREW_GET(*state) != wanted || !CREW_TURN(sleeper->asleep, 1, 0))
            PyThread_acquire_lock(sleeper->bell, WAIT_LOCK); /* whoever rings has set asleep to 0 */
    }
}

static void crew_leave(Crew *crew) {
    if (CREW_ADD(crew->alive, -1) > 1)
        return;
    for (int i = 1; i < crew->parts; i++)
        if (crew->part[i].sleeper.bell)
            PyThread_free_lock(crew->part[i].sleeper.bell);
    if (crew->caller.bell)
        PyThread_free_lock(crew->caller.bell);
    free(crew);
}

/* Call the parts below this one: each wakes two more, so that no one wakes all the others by itself. */
static void crew_wake(Crew *crew, int number) {
    for (int i = 2 * number + 1; i <= 2 * number + 2 && i < crew->parts; i++)
        crew_ring(&crew->part[i].sleeper);
}

static void crew_serve(void *argument) {
    Part *part = argument;
    Crew *crew = part->crew;
    for (;;) {
        crew_wait(crew, &part->state, CREW_CALLED, &part->sleeper);
        if (!CREW_TURN(part->state, CREW_CALLED, CREW_BUSY))
            continue; /* the others were done before this one had begun */
        crew_wake(crew, part->number);
        if (CREW_GET(crew->over))
            break;
        crew->work(crew->of, part->number);
        CREW_SET(part->state, CREW_IDLE);
        crew_ring(&crew->caller);
    }
    crew_leave(crew);
}

/* A crew for this many pieces of work, or NULL if there is no memory. It spins this often before it sleeps. If a thread
cannot be started, the others do its work. */
static Crew *crew_new(int parts, int pieces, int spins) {
    Crew *crew = calloc(1, sizeof(Crew) + parts * sizeof(Part));
    if (!crew)
        return NULL;
    crew->parts = parts;
    crew->spins = spins;
    crew->alive = 1;
    for (int i = 0; i < parts; i++) {
        Part *part = &crew->part[i];
        part->crew = crew;
        part->number = i;
        part->first = (int)((long long)pieces * i / parts);
        part->end = (int)((long long)pieces * (i + 1) / parts);
        Sleeper *sleeper = i ? &part->sleeper : &crew->caller;
        sleeper->bell = PyThread_allocate_lock();
        if (!sleeper->bell) {
            crew_leave(crew); /* no thread has been started */
            return NULL;
        }
        PyThread_acquire_lock(sleeper->bell, WAIT_LOCK);
    }
    for (int i = 1; i < parts; i++) {
        CREW_ADD(crew->alive, 1);
        if (PyThread_start_new_thread(crew_serve, &crew->part[i]) == (unsigned long)-1)
            CREW_ADD(crew->alive, -1);
    }
    return crew;
}

/* Let every part work until no piece is left. */
static void crew_run(Crew *crew, Work work, void *of) {
    crew->work = work;
    crew->of = of;
    for (int i = 0; i < crew->parts; i++)
        CREW_SET(crew->part[i].next, crew->part[i].first);
    for (int i = 1; i < crew->parts; i++)
        CREW_SET(crew->part[i].state, CREW_CALLED);
    crew_wake(crew, 0);
    CREW_SET(crew->part[0].state, CREW_BUSY);
    work(of, 0);
    CREW_SET(crew->part[0].state, CREW_IDLE);
    for (int i = 1; i < crew->parts; i++)
        if (!CREW_TURN(crew->part[i].state, CREW_CALLED, CREW_IDLE))
            crew_wait(crew, &crew->part[i].state, CREW_IDLE, &crew->caller);
}

/* The next piece of work for a part, first its own, then what others have left; -1 if there is none. */
static int crew_next(Crew *crew, int number) {
    for (int i = 0; i < crew->parts; i++) {
        Part *part = &crew->part[(number + i) % crew->parts];
        int left = i && CREW_GET(part->state) == CREW_BUSY ? CREW_LAST : 0;
        if (CREW_GET(part->next) < part->end - left) {
            int piece = CREW_ADD(part->next, 1);
            if (piece < part->end)
                return piece;
        }
    }
    return -1;
}

/* Send the threads away. */
static void crew_free(Crew *crew) {
    if (!crew)
        return;
    CREW_SET(crew->over, 1);
    for (int i = 1; i < crew->parts; i++) {
        CREW_SET(crew->part[i].state, CREW_CALLED);
        crew_ring(&crew->part[i].sleeper);
    }
    crew_leave(crew);
}
