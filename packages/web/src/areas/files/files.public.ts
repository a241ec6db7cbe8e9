/** What other rooms of the web may use of the files: a field of a form, and preview and download of files that are stored. */
export { EvidencePane } from './evidence-pane.tsx'
export { FilesField } from './files-field.tsx'
export { useFileService } from './use-file-services.ts'
export { useFileWindowOf } from './use-file-window-of.ts'
