export { OwnExam } from './own-exam.tsx'
export { OwnScores } from './own-scores.tsx'
