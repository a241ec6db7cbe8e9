import type { HomeSource } from '../../../platform/area.ts'
import { countLateEntries, readEntriesToDecide } from './entries-to-decide.ts'
import { readOwnProgress } from './own-progress.ts'

export const workloadHome: Readonly<Record<string, HomeSource>> = {
  lateEntries: { sections: ['base', 'department'], place: 4, read: countLateEntries },
  ownProgress: { sections: ['trainee'], place: 20, read: readOwnProgress },
  toDecide: { sections: ['teacher'], place: 20, read: readEntriesToDecide },
}
