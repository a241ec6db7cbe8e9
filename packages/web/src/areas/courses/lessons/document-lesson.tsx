import { useEffect, useRef } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import type { StoredFile } from '../../../ui/upload/queue/stored-file.ts'
import { useAddress } from '../../../ui/upload/use-address.ts'
import { courseText } from '../course/course.text.ts'
import { clockOf } from '../course/course-tones.rules.ts'
import type { Lesson } from './use-lesson.ts'

const SECOND_MS = 1000

/** A document in place: the time counts during which it is open and looked at. */
export function DocumentLesson({ own }: { own: Lesson }) {
  const { play: text } = useText(courseText)
  const lesson = own.lesson!
  const address = useAddress(lesson.file as StoredFile, own.reading)
  const read = useRef(lesson.ranges.at(-1)?.[1] ?? 0)
  const { play, stop, refusal } = own
  const isOpen = address.url !== null && refusal === null

  useEffect(() => {
    if (!isOpen) return

    play(read.current, 1)

    const ticking = setInterval(() => {
      if (document.visibilityState === 'hidden' || read.current >= lesson.seconds) return

      read.current = Math.min(lesson.seconds, read.current + 1)
      play(read.current, 1)

      if (read.current >= lesson.seconds) stop(read.current)
    }, SECOND_MS)

    return () => clearInterval(ticking)
  }, [isOpen, play, stop, lesson.seconds])

  if (!address.url)
    return (
      <PendingPanel
        error={address.fault === null ? null : new Error(address.fault)}
        onRetry={address.renew}
      />
    )

  const { url } = address
  const left = Math.max(0, lesson.seconds - (own.progress?.ranges.at(-1)?.[1] ?? 0))

  const renderDocument = () => {
    if (lesson.file.view === 'image') return <img src={url} alt={lesson.title} />
    if (lesson.file.view === 'pdf') return <iframe src={url} title={lesson.title} />

    return null
  }

  return (
    <div className="lesson-document">
      {renderDocument()}
      <p>
        <a href={url} target="_blank" rel="noreferrer">
          {text.open}
        </a>
        {!own.progress?.isDone && (
          <span className="soft"> · {say(text.reading, { time: clockOf(left) })}</span>
        )}
      </p>
    </div>
  )
}
