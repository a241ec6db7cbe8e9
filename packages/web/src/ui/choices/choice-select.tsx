// A separate module, so that the library's select is loaded on demand.
export { Select as default } from 'antd'
