/**
 * The public interface of files for other areas of the web: preview and download of
 * stored files.
 */
export { asEvidence, EvidencePane, useEvidencePane } from './evidence/evidence-pane.tsx'
export { FileNames } from './file-names.tsx'
export { useFileService } from './use-file-services.ts'
export { useFileWindowOf } from './use-file-window-of.ts'
