export { JobList } from './tasks/job-list.tsx'
