export { OwnExam } from './entrance-exams/own-exam.tsx'
export { OwnScores } from './scores/own-scores.tsx'
