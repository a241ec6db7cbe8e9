export { OwnArrival } from './arrival/own-arrival.tsx'
