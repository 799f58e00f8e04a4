export { elevens, tens, thirteens } from './index';
