import type { HomeSource } from '../../../platform/area.ts'
import { readOwnCompletion } from './own-completion.ts'
import { countInTraining, countToPropose, readOnCourse } from './trainee-figures.ts'

export const studentsHome: Readonly<Record<string, HomeSource>> = {
  inTraining: { sections: ['office', 'base'], place: 1, read: countInTraining },
  toPropose: { sections: ['office'], place: 4, read: countToPropose },
  ownCompletion: { sections: ['trainee'], place: 30, read: readOwnCompletion },
  onCourse: { sections: ['office', 'base'], place: 31, read: readOnCourse },
}
