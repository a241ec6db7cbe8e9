import { book } from '../../../kernel/text/label.ts'

export const planWords = book({
  auditActions: { 'progress.goal.result': ['填写目标结果', 'Result of a goal recorded'] },
  fields: {
    goal: ['目标', 'Goal'],
    measure: ['措施', 'Measure'],
    ownerId: ['负责人', 'Owner'],
    dueOn: ['完成期限', 'Due on'],
    result: ['结果', 'Result'],
    text: ['说明', 'Explanation'],
    keywords: ['姓名或学号', 'Name or number'],
    open: ['只看未完成', 'Open ones only'],
    version: ['版本', 'Version'],
  },
  kinds: { support: ['支持计划', 'Support plan'] },
  results: {
    reached: ['已达到', 'Reached'],
    partly: ['部分达到', 'Partly reached'],
    missed: ['未达到', 'Not reached'],
  },
  permissions: { 'progress:plan:list': ['查看支持计划', 'See plans'] },
  menus: { progressPlans: ['支持计划', 'Support plans'] },
  errors: {
    goalHasResult: ['这个目标已填写结果', 'The result of this goal is recorded already'],
    goalTextMissing: ['未完全达到时，请说明原因', 'Say why the goal was not fully reached'],
  },
})
