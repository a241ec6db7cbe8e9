import type { StoredFile } from '../../../ui/upload/stored-file.ts'
import { useFileWindowOf } from '../../files/files.public.ts'
import '../mentors.css'

/** Files of a meeting by name; one opens in a window. */
export function FileNames({ files }: { files: readonly StoredFile[] }) {
  const { preview, shown } = useFileWindowOf()
  if (files.length === 0) return null
  return (
    <>
      <ul className="meeting-files">
        {files.map((file) => (
          <li key={file.filePath}>
            <button type="button" className="link-button" onClick={() => preview(file)}>
              {file.name}
            </button>
          </li>
        ))}
      </ul>
      {shown}
    </>
  )
}
