import { book } from '../../../platform/i18n.ts'

const zh = {
  sending: '正在发送 {count} 条…',
  waiting: '{count} 条已加密保存在本机，联网后自动发送',
  stopped: '{count} 条保存在本机，请重新登录后发送',
  refused: '{count} 条未能提交，请更正',
  closed: '本机暂时不能保存，请联网后再填写',
  retry: '立即发送',
  correct: '更正',
  drop: '删除',
  dropQuestion: '删除这条未提交的内容？',
}
const en: typeof zh = {
  sending: 'Sending {count}…',
  waiting: '{count} kept encrypted on this device; they are sent when there is a network',
  stopped: '{count} kept on this device; log in again to send them',
  refused: '{count} could not be submitted: please correct them',
  closed: 'Nothing can be kept on this device now: connect first',
  retry: 'Send now',
  correct: 'Correct',
  drop: 'Delete',
  dropQuestion: 'Delete what was not submitted?',
}
export const outboxText = book(zh, en)
