import type { SameWords } from '../../../kernel/index.ts'
import type { ownZh } from './words.zh-CN.ts'

export const ownEn = {
  fields: {
    baseId: 'Base',
  },
  permissions: { 'rotations:own:read': 'See the own rotation', 'rotations:trainee:list': 'See rotations of trainees' },
  menus: { 'rotation.own': 'My rotation', 'rotation.trainees': 'Rotations of trainees' },
  calendar: { begins: 'Rotation begins: {department}', ends: 'Rotation ends: {department}' },
  ical: {
    file: 'rotation-{name}',
    calendar: 'Rotation {name}',
    rotation: 'Rotation: {department}',
    supervisor: 'Supervisor: {name}',
    state: 'State: {state}',
    months: '{count} months',
    away: 'Out of rotation: {reason}',
  },
  ownRecord: {
    rotation: 'Rotation',
    department: 'Department',
    startsOn: 'First day',
    endsOn: 'Last day',
    state: 'State',
    supervisor: 'Supervisor',
    absences: 'Days out of rotation',
    reason: 'Reason',
  },
} as const satisfies SameWords<typeof ownZh>
