import { book } from '../../../kernel/text/label.ts'

export const factWords = book({
  auditActions: { 'rotations.load.export': ['导出科室负荷', 'Exported the department load'] },
  fields: { baseId: ['培训基地', 'Base'], from: ['起始月份', 'First month'] },
  figures: {
    planned: ['计划', 'Planned'],
    done: ['已完成', 'Done'],
    running: ['轮转中', 'Running'],
    ahead: ['待轮转', 'Upcoming'],
    failed: ['不合格', 'Failed'],
    missing: ['未安排', 'Not scheduled'],
  },
  undecided: ['选轮未定', 'Elective not chosen'],
  load: { name: ['科室负荷', 'Department load'], department: ['科室', 'Department'], parent: ['所属', 'Part of'] },
  permissions: {
    'rotations:fact:list': ['查看计划与实际', 'See planned vs actual'],
    'rotations:fact:export': ['导出计划与实际', 'Export planned vs actual'],
    'rotations:load:list': ['查看科室负荷', 'See department load'],
    'rotations:load:export': ['导出科室负荷', 'Export department load'],
  },
  menus: { 'rotation.facts': ['计划与实际', 'Planned vs actual'], 'rotation.load': ['科室负荷', 'Department load'] },
  sheets: {
    facts: {
      title: ['轮转计划与实际', 'Planned vs actual'],
      columns: {
        number: ['学号', 'Number'],
        name: ['姓名', 'Name'],
        major: ['专业', 'Major'],
        cohort: ['届次', 'Cohort'],
        department: ['科室', 'Department'],
        planned: ['计划（月）', 'Planned (months)'],
        done: ['已完成（月）', 'Done (months)'],
        running: ['轮转中（月）', 'Running (months)'],
        ahead: ['待轮转（月）', 'Upcoming (months)'],
        failed: ['不合格（月）', 'Failed (months)'],
        missing: ['未安排（月）', 'Not scheduled (months)'],
      },
      rules: {},
    },
  },
})
