export { OwnResult } from './own-result.tsx'
