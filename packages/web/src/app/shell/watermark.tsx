// A separate module, so that the library's barrel file is not loaded with it.
export { Watermark as default } from 'antd'
