import type { StoredFile } from '../../../ui/upload/queue/stored-file.ts'
import { FileNames as NamesOfFiles } from '../../files/files.public.ts'
import '../mentors.css'

/** Files of a meeting by name, in a row. */
export const FileNames = ({ files }: { files: readonly StoredFile[] }) => (
  <NamesOfFiles files={files} className="meeting-files" />
)
