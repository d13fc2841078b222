/**
 * Runs in the document's head, before anything is painted: theme and preferences as attributes of the root, which
 * React never owns, and the splash of a browser session's first page. Where the router's memory of how far pages were
 * scrolled has been made something else than an object, which the router does not look at, it is forgotten. It works where storage is blocked, and the
 * content security policy allows exactly this text by its hash.
 */
export const prePaintScript = `(function(root){
function read(key){try{return localStorage.getItem(key)}catch(e){return null}}
var theme=read('theme');
root.className=theme==='dark'||theme==='light'?theme:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
if(read('contrast')==='high')root.dataset.contrast='high';
if(read('density')==='compact')root.dataset.density='compact';
if(read('motion')==='reduced')root.dataset.motion='reduced';
try{
var at='react-router-scroll-positions',places=sessionStorage.getItem(at);
if(places&&places[0]!=='{')sessionStorage.removeItem(at);
if(!sessionStorage.getItem('splash')){sessionStorage.setItem('splash','shown');root.dataset.splash=''}}catch(e){}
})(document.documentElement)`.replaceAll('\n', '');
