import { CloseOutlined, PauseOutlined, PlayCircleOutlined, RedoOutlined } from '@ant-design/icons'
import { say, useText } from '../../platform/texts/i18n.ts'
import { IconButton } from '../icon-button.tsx'
import { timeParts } from '../times/duration.rules.ts'
import { FileFace } from './file-face.tsx'
import type { Uploader } from './queue/uploader.ts'
import type { UploadItem, UploadSnapshot } from './queue/uploads.ts'
import { sizeWords } from './size-words.rules.ts'
import { uploadText } from './upload.text.ts'
import { reasonOf } from './use-uploads.ts'

type UploadRowProps = { item: UploadItem; pausedBy: UploadSnapshot['pausedBy']; uploader: Uploader }

/** An upload: progress, speed, remaining time; pause, resume, retry, cancel. */
export function UploadRow({ item, pausedBy, uploader }: UploadRowProps) {
  const text = useText(uploadText)
  const { key, name, size, state, uploaded } = item
  const percent = Math.floor((uploaded / size) * 100)
  const isMoving = state === 'uploading' || state === 'waiting'

  return (
    <li className={`file-row is-${state}`}>
      <FileFace name={name} source={item.source} />
      <div className="file-words">
        <span className="file-name">{name}</span>
        <small className={state === 'error' ? 'file-fault' : ''}>
          <UploadStatus item={item} pausedBy={pausedBy} />
        </small>
        <div
          className="file-bar"
          role="progressbar"
          aria-label={say(text.progress, { name })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        >
          <i style={{ width: `${percent}%` }} />
        </div>
      </div>
      <div className="file-acts">
        {isMoving && (
          <IconButton
            label={say(text.pause, { name })}
            icon={<PauseOutlined />}
            onClick={() => uploader.pause(key)}
          />
        )}
        {state === 'paused' && (
          <IconButton
            label={say(text.resume, { name })}
            icon={<PlayCircleOutlined />}
            onClick={() => uploader.resume(key)}
          />
        )}
        {state === 'error' && (
          <IconButton
            label={say(text.retry, { name })}
            icon={<RedoOutlined />}
            onClick={() => uploader.retry(key)}
          />
        )}
        <IconButton
          label={say(text.cancel, { name })}
          icon={<CloseOutlined />}
          onClick={() => uploader.remove(key)}
        />
      </div>
    </li>
  )
}

function UploadStatus({ item, pausedBy }: Omit<UploadRowProps, 'uploader'>) {
  const text = useText(uploadText)

  const amount = say(text.uploaded, {
    uploaded: sizeWords(item.uploaded),
    size: sizeWords(item.size),
  })

  if (item.state === 'error') return `${text.states.error} · ${reasonOf(item)}`
  if (item.state === 'paused') return `${text.states.paused} · ${amount}`
  if (pausedBy) return `${text.paused[pausedBy]} · ${amount}`
  if (item.state === 'waiting') return `${text.states.waiting} · ${sizeWords(item.size)}`
  if (item.uploaded >= item.size) return `${text.completing} · ${sizeWords(item.size)}`

  const parts = [amount]

  if (item.bytesPerSecond >= 1)
    parts.push(say(text.speed, { speed: sizeWords(Math.round(item.bytesPerSecond)) }))
  if (item.secondsLeft !== null)
    parts.push(say(text.left, { time: timeWords(text, item.secondsLeft) }))

  return parts.join(' · ')
}

function timeWords(text: Readonly<Record<'hours' | 'minutes' | 'seconds', string>>, left: number) {
  const { hours, minutes, seconds } = timeParts(left)
  if (hours) return say(text.hours, { hours, minutes })

  return minutes ? say(text.minutes, { minutes, seconds }) : say(text.seconds, { seconds })
}
