// The games of this folder, which are loaded together.

export { eightStacks } from './eightStacks';
export { perditioTempus } from './perditio';
export { twelvePictures } from './twelvePictures';
