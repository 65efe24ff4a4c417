"""Lessons: a game learned by playing it, one small task at a time.

A game brings them in the folder ``lessons`` of its package (docs/lessons.md): ``course.json`` lists them, each is a
file of its own, and ``words/LANGUAGE.json`` has their texts by key.
"""

from vesuvius.lessons.course import Course, FirstGame, course, courses, lesson
from vesuvius.lessons.lesson import Lesson, LessonError, Pattern, Step
from vesuvius.lessons.playing import GO_ON, MOST, Answer, Astray, Entry, Standing, play
from vesuvius.lessons.texts import texts

__all__ = [
    "GO_ON",
    "MOST",
    "Answer",
    "Astray",
    "Course",
    "Entry",
    "FirstGame",
    "Lesson",
    "LessonError",
    "Pattern",
    "Standing",
    "Step",
    "course",
    "courses",
    "lesson",
    "play",
    "texts",
]
