import type {
  LessonForReader,
  LessonProgress,
  PlayedBeat,
} from '@residency/contract/areas/courses/course/lesson.public'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { readAgain, useChange } from '../../../platform/calls/queries.ts'
import { randomKey } from '../../../platform/calls/random-key.ts'
import type { Pictures } from '../../../ui/rich-text/picture.tsx'
import { NOTHING, type PlayedRanges, playedTo, stopped, taken } from './played.rules.ts'

const BEAT_MS = 10_000
type LessonBeat = PlayedBeat & { id: number }

/**
 * How a lesson is begun and reported, and how its file is read; what is below `paths` is read again
 * when the page is left.
 */
export type LessonCalls<L extends LessonForReader = LessonForReader> = {
  start: (input: { id: number; clientId: string }) => Promise<L>
  beat: (input: LessonBeat) => Promise<LessonProgress>
  reading: Pictures
  paths: readonly string[]
}

/**
 * One lesson in this window: begins it, collects what is played and reports it every ten seconds,
 * at every pause and when the page is left. A report that found no network is sent again as it was;
 * the server takes it once.
 */
export function useLesson<L extends LessonForReader>(id: number, calls: LessonCalls<L>) {
  const [clientId] = useState(randomKey)
  const client = useQueryClient()
  const { mutate: start, data: lesson, error, reset } = useChange([], calls.start)
  const [progress, setProgress] = useState<LessonProgress | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const played = useRef<PlayedRanges>(NOTHING)
  const at = useRef({ position: 0, speed: 1, seq: 0 })
  const sending = useRef<{ lessonBeat: LessonBeat; isUnderWay: boolean } | null>(null)

  const begin = useCallback(() => {
    reset()
    setRefusal(null)
    played.current = NOTHING
    at.current.seq = 0
    sending.current = null
    start({ id, clientId }, { onSuccess: setProgress })
  }, [id, clientId, start, reset])

  useEffect(begin, [begin])

  const send = useCallback(() => {
    if (sending.current?.isUnderWay) return

    if (!sending.current) {
      const { ranges, left } = taken(played.current)
      if (ranges.length === 0) return

      played.current = left

      const { position, speed } = at.current

      at.current.seq += 1

      const lessonBeat = {
        id,
        clientId,
        seq: at.current.seq,
        speed,
        position: Math.round(position * 10) / 10,
        played: ranges,
      }

      sending.current = { lessonBeat, isUnderWay: false }
    }

    const mine = sending.current

    mine.isUnderWay = true

    calls.beat(mine.lessonBeat).then(
      (answer) => {
        sending.current = null
        setProgress(answer)
      },
      (failed: { status?: number; message: string }) => {
        mine.isUnderWay = false
        // Without an answer it is sent again with the next beat; a refusal is final.
        if (!failed.status || failed.status >= 500) return

        sending.current = null
        setRefusal(failed.message)
      },
    )
  }, [id, clientId, calls])

  useEffect(() => {
    const beating = setInterval(send, BEAT_MS)
    const leave = () => {
      if (document.visibilityState === 'hidden') send()
    }

    document.addEventListener('visibilitychange', leave)
    window.addEventListener('online', send)

    return () => {
      clearInterval(beating)
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('online', send)
      send()
      void readAgain(client, calls.paths)
    }
  }, [send, client, calls])

  const play = useCallback((position: number, speed: number) => {
    at.current = { ...at.current, position, speed }
    played.current = playedTo(played.current, position, speed)
  }, [])

  const stop = useCallback(
    (position: number) => {
      at.current = { ...at.current, position }
      played.current = stopped(played.current)
      send()
    },
    [send],
  )

  return { lesson, error, progress, refusal, begin, play, stop, reading: calls.reading }
}

export type Lesson = ReturnType<typeof useLesson<LessonForReader>>
