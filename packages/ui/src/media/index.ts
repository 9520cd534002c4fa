export { PhotoViewer, type Photo, type PhotoViewerProps } from './PhotoViewer/PhotoViewer.tsx';
