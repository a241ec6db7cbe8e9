import type { storedFile } from '@residency/contract/areas/files/stored-file.public'
import type { z } from 'zod'
import { useFileWindowOf } from '../../files/files.public.ts'
import './collections.css'

type MaterialFile = z.output<typeof storedFile>

/** Files by their names: one that can be shown is previewed, another one downloaded. */
export function MaterialFiles({ files }: { files: readonly MaterialFile[] }) {
  const { preview, download, previewWindow } = useFileWindowOf()
  return (
    <>
      <ul className="material-files">
        {files.map((file) => (
          <li key={file.filePath}>
            <button
              type="button"
              className="link-button"
              title={file.name}
              onClick={() => (file.view ? preview(file) : download(file))}
            >
              {file.name}
            </button>
          </li>
        ))}
      </ul>
      {previewWindow}
    </>
  )
}
