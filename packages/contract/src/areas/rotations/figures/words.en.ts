import type { SameWords } from '../../../kernel/index.ts'
import type { factsZh } from './words.zh-CN.ts'

export const factsEn = {
  auditActions: { 'rotations.load.export': 'Exported the load of departments' },
  fields: { baseId: 'Base', from: 'First month' },
  figures: { planned: 'Planned', done: 'Done', running: 'Running', ahead: 'To come', failed: 'Failed', missing: 'Not placed' },
  undecided: 'Elective not chosen',
  load: { name: 'Load of departments', department: 'Department', parent: 'Part of' },
  permissions: {
    'rotations:fact:list': 'See plan and fact',
    'rotations:fact:export': 'Export plan and fact',
    'rotations:load:list': 'See the load of departments',
    'rotations:load:export': 'Export the load of departments',
  },
  menus: { 'rotation.facts': 'Plan and fact', 'rotation.load': 'Load of departments' },
  sheets: {
    facts: {
      title: 'Plan and fact',
      columns: {
        number: 'Number',
        name: 'Name',
        major: 'Major',
        cohort: 'Cohort',
        department: 'Department',
        planned: 'Planned (months)',
        done: 'Done (months)',
        running: 'Running (months)',
        ahead: 'To come (months)',
        failed: 'Failed (months)',
        missing: 'Not placed (months)',
      },
      rules: {},
    },
  },
} as const satisfies SameWords<typeof factsZh>
