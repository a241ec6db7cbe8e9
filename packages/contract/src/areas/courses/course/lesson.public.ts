import { z } from 'zod'
import { storedFile } from '../../files/stored-file.public.ts'
import { courseErrors } from './access.ts'

export const LESSON_KINDS = ['video', 'document'] as const

/** Seconds of a lesson: from, and up to. */
const range = z.tuple([z.number(), z.number()])
export type Range = z.output<typeof range>

/** A window that plays; whichever was opened last counts. */
export const playingWindow = z.object({ clientId: z.uuid() })

export const lessonProgress = z.object({
  ranges: z.array(range),
  position: z.number(),
  share: z.number(),
  isDone: z.boolean(),
  isCourseDone: z.boolean(),
})

export type LessonProgress = z.output<typeof lessonProgress>

/** A lesson as it is opened to be played, with what has been counted. */
export const openedLesson = lessonProgress.extend({
  title: z.string(),
  kind: z.enum(LESSON_KINDS),
  seconds: z.number(),
  file: storedFile,

  /** The most at which playing counts. */
  mostSpeed: z.number(),
  nextLessonId: z.number().nullable(),
})

export type LessonForReader = z.output<typeof openedLesson>

/** What was played since the last beat, in order. A repeated `seq` changes nothing. */
export const playedBeat = playingWindow.extend({
  seq: z.number().int().min(1).max(1_000_000),
  speed: z.number().min(0.25).max(4),
  position: z.number().min(0).max(36_000),
  played: z.array(z.tuple([z.number().min(0).max(36_000), z.number().min(0).max(36_000)])).max(60),
})

export type PlayedBeat = z.output<typeof playedBeat>

/** The lesson is playing in another window or on another device. */
export const { playedElsewhere } = courseErrors
