// A separate module, so that the library's barrel file is not loaded with it.
export { Tree as default } from 'antd'
