export { GuideCard } from './guides/guide-card.tsx'
export { ExportButton, SheetButtons } from './tasks/sheet-buttons.tsx'
