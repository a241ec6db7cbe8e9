import type { StoredFile } from '../../ui/upload/queue/stored-file.ts'
import { FileNames as NamesOfFiles } from '../files/files.public.ts'
import './teachers.css'

/** Files of a record by name, one below the other. */
export const FileNames = ({ files }: { files: readonly StoredFile[] }) => (
  <NamesOfFiles files={files} className="file-names" />
)
