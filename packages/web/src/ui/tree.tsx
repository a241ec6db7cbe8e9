// A module of its own, so that the library's barrel is not fetched with it.
export { Tree as default } from 'antd'
