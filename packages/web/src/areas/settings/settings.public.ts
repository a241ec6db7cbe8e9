export { JobList } from './tasks/job-list.page.tsx'
export { ExportButton, SheetButtons } from './tasks/sheet-buttons.tsx'
