import type { storedFile } from '@residency/contract/areas/files/stored-file.public'
import type { z } from 'zod'
import { useFileWindowOf } from '../files/files.public.ts'
import './teachers.css'

/** Files of a record by name; one opens in a window. */
export function FileNames({ files }: { files: readonly z.output<typeof storedFile>[] }) {
  const window = useFileWindowOf()
  return (
    <>
      <ul className="file-names">
        {files.map((file) => (
          <li key={file.filePath}>
            <button type="button" className="link-button" onClick={() => window.preview(file)}>
              {file.name}
            </button>
          </li>
        ))}
      </ul>
      {window.shown}
    </>
  )
}
