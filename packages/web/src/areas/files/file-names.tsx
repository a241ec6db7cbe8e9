import type { StoredFile } from '../../ui/upload/queue/stored-file.ts'
import { useFileWindowOf } from './use-file-window-of.ts'

type FileNamesProps = { files: readonly StoredFile[]; className?: string }

/** Files of a record by name; one opens in a window. Renders nothing without files. */
export function FileNames({ files, className }: FileNamesProps) {
  const { preview, previewWindow } = useFileWindowOf()
  if (files.length === 0) return null

  return (
    <>
      <ul className={className}>
        {files.map((file) => (
          <li key={file.filePath}>
            <button type="button" className="link-button" onClick={() => preview(file)}>
              {file.name}
            </button>
          </li>
        ))}
      </ul>
      {previewWindow}
    </>
  )
}
