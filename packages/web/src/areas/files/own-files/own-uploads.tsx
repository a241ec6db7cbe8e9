import { say, useText } from '../../../platform/texts/i18n.ts'
import { sizeWords } from '../../../ui/upload/size-words.rules.ts'
import { UploadArea } from '../../../ui/upload/upload-area.tsx'
import { UploadRow } from '../../../ui/upload/upload-row.tsx'
import { useUploads } from '../../../ui/upload/use-uploads.ts'
import { useOwnFilesAgain, useRoom } from '../files.queries.ts'
import { filesText } from '../files.text.ts'
import { useOwnUploads } from '../use-file-services.ts'
import '../files.css'

const MAX_AT_ONCE = 50

/** Upload of own files: drop area, progress, remaining storage. */
export function OwnUploads() {
  const text = useText(filesText)
  const { uploader, service, mayCourse } = useOwnUploads()
  const askAgain = useOwnFilesAgain()
  const { snapshot, announcement } = useUploads(uploader, askAgain)

  return (
    <div className="panel own-uploads">
      <UploadArea
        uploader={uploader}
        service={service}
        room={MAX_AT_ONCE - snapshot.items.length}
        max={MAX_AT_ONCE}
        hint={mayCourse ? text.courseHint : text.ownHint}
      />
      <RoomBar />
      <ul className="file-list" aria-label={text.upload}>
        {snapshot.items.map((item) => (
          <UploadRow key={item.key} item={item} pausedBy={snapshot.pausedBy} uploader={uploader} />
        ))}
      </ul>
      <span className="unseen" role="status">
        {announcement}
      </span>
    </div>
  )
}

function RoomBar() {
  const text = useText(filesText)
  const { data } = useRoom()
  const { used, allowed } = data ?? { used: 0, allowed: 0 }
  const words = say(text.roomOf, { used: sizeWords(used), allowed: sizeWords(allowed) })
  const percent = allowed > 0 ? Math.min(100, (used / allowed) * 100) : 0

  return (
    <div className="room-bar">
      <span>{text.room}</span>
      <strong className="figures">{data ? words : '\u00a0'}</strong>
      <div
        className={percent >= 90 ? 'file-bar is-nearly-full' : 'file-bar'}
        role="meter"
        aria-label={text.room}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(percent)}
        aria-valuetext={words}
      >
        <i style={{ width: `${Math.max(percent, used > 0 ? 1 : 0)}%` }} />
      </div>
    </div>
  )
}
