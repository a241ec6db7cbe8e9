export { GuideCard } from './guides/guide-card.tsx'
export { SheetButtons } from './tasks/sheet-buttons.tsx'
