/** What other rooms of the web may use of students. */
export { TraineeCard } from './trainee-card.tsx'
