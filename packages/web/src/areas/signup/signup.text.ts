import { book } from '../../platform/texts/book.ts'

/** Texts shared by applicants and reviewers. */
export const signupText = book({
  noPhoto: ['没有照片', 'No photo'],
  gender: { 1: ['男', 'Male'], 2: ['女', 'Female'] },
  adjustment: { yes: ['服从调剂', 'Accepts adjustment'], no: ['不服从调剂', 'Does not accept adjustment'] },
})
