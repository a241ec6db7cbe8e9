export { findMentorsOn, mentorNow } from './records/mentors-on.queries.ts'
