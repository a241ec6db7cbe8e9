export { GuideCard } from './guides/guide-card.tsx'
export { JobList } from './tasks/job-list.tsx'
