export { findMentorsOn } from './records/mentors-on.queries.ts'
