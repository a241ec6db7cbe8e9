import { useEffect, useRef, useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { ChoiceInput } from '../../../ui/choices/choice-input.tsx'
import type { StoredFile } from '../../../ui/upload/queue/stored-file.ts'
import { useAddress } from '../../../ui/upload/use-address.ts'
import { courseText } from '../course/course.text.ts'
import type { Lesson } from './use-lesson.ts'

const SPEEDS = [0.75, 1, 1.25, 1.5, 2]

/** The video of a lesson: it continues where it was left, and what plays is collected. */
export function VideoLesson({ own }: { own: Lesson }) {
  const { play: text } = useText(courseText)
  const lesson = own.lesson!
  const address = useAddress(lesson.file as StoredFile, own.reading)
  const player = useRef<HTMLVideoElement>(null)
  const resumeAt = useRef(lesson.position)
  const [speed, setSpeed] = useState(1)
  const isRefused = own.refusal !== null

  useEffect(() => {
    if (isRefused) player.current?.pause()
  }, [isRefused])
  useEffect(() => {
    if (player.current) player.current.playbackRate = speed
  }, [speed])

  if (!address.url)
    return (
      <PendingPanel
        error={address.fault === null ? null : new Error(address.fault)}
        onRetry={address.renew}
      />
    )

  const look = () => {
    const media = player.current
    if (!media || media.seeking) return

    resumeAt.current = media.currentTime

    if (!media.paused) own.play(media.currentTime, media.playbackRate)
  }

  const halt = () => own.stop(player.current?.currentTime ?? 0)

  const ready = () => {
    const media = player.current
    if (!media) return

    media.playbackRate = speed

    // At the end one begins again.
    if (resumeAt.current > 0 && resumeAt.current < lesson.seconds - 1)
      media.currentTime = resumeAt.current
  }

  const speeds = SPEEDS.filter((one) => one <= lesson.mostSpeed).map((speed) => ({
    value: String(speed),
    label: say(text.times, { speed }),
  }))

  return (
    <div className="lesson-video">
      <video
        ref={player}
        src={address.url}
        controls
        preload="auto"
        playsInline
        aria-label={lesson.title}
        onLoadedMetadata={ready}
        onPlaying={look}
        onTimeUpdate={look}
        onSeeking={halt}
        onPause={halt}
        onEnded={halt}
        onError={address.renew}
      />
      <div className="lesson-speed">
        {lesson.mostSpeed > 1 ? (
          <ChoiceInput
            value={String(speed)}
            options={speeds}
            aria-label={text.speed}
            onChange={(value) => setSpeed(Number(value ?? 1))}
          />
        ) : (
          <span className="soft">{text.slow}</span>
        )}
      </div>
    </div>
  )
}
