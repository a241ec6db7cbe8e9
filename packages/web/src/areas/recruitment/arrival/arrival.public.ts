export { OwnArrival } from './own-arrival.tsx'
