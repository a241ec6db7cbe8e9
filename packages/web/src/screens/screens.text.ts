import { book } from '../platform/i18n.ts'

export const screensText = book(
  {
    history: '经过',
    next: '下一步',
    before: '上一步',
    submit: '提交',
    saved: '已保存 {time}',
    saving: '正在保存…',
    missing: '还缺：{names}',
    complete: '已填完',
    steps: '步骤',
    stepOf: '第 {at} 步，共 {count} 步',
    stepsLeft: '{count} 步还有必填内容',
    stepsWhole: '必填内容已齐',
  },
  {
    history: 'History',
    next: 'Next',
    before: 'Back',
    submit: 'Submit',
    saved: 'Saved {time}',
    saving: 'Saving…',
    missing: 'Still missing: {names}',
    complete: 'Complete',
    steps: 'Steps',
    stepOf: 'Step {at} of {count}',
    stepsLeft: 'steps with something missing: {count}',
    stepsWhole: 'nothing is missing',
  },
)
