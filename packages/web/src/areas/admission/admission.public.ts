export { OwnResult } from './places/own-result.tsx'
