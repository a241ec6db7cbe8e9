import type { OwnMentorEntry } from '@residency/contract/areas/mentors/library/mentor-entry.contract'
import { useFileWindowOf } from '../../files/files.public.ts'

/** The papers of an entry by name; one opens in a window. */
export function OwnFiles({ files }: Pick<OwnMentorEntry, 'files'>) {
  const window = useFileWindowOf()
  return (
    <>
      {files.map((file) => (
        <div key={file.filePath}>
          <button type="button" className="link-button" onClick={() => window.preview(file)}>
            {file.name}
          </button>
        </div>
      ))}
      {window.previewWindow}
    </>
  )
}
