import { useFileWindow } from '../../ui/upload/use-file-window.tsx'
import { addressOf } from './file-address.calls.ts'

const READING = { addressOf }

/** Preview and download of files; render `previewWindow` once. */
export const useFileWindowOf = () => useFileWindow(READING)
