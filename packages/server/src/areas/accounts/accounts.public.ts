export { actorFinder } from './find-actor.ts'
export { sweepExpired } from './sweep-expired.ts'
export { syncRights } from './sync-rights.ts'
